"""Says how a program behaves otherwise after its migration, if it does."""

LIMIT = 50  # bodies evaluated in one step


class Detail(str):
    """What differs, in words, with the lines of the page that do."""

    texts = ()


class Fault:
    def __init__(self, number, style, kind, detail, step=None):
        self.number, self.style, self.kind, self.detail, self.step = number, style, kind, detail, step
        self.warnings, self.elsewhere = [], []
        self.texts = getattr(detail, "texts", ())

    def __str__(self):
        return f"program {self.number} ({self.style}): {self.kind}: {self.detail}"


def sound(log):
    """Whether a program tells something at all."""
    return log.trap is None and not any(step[2] > LIMIT or any("settle" in f for f in step[3]) for step in log.steps)


def compare(before, after, truth=None):
    """-> None or (kind, detail, step). `truth` is what the program shows where nothing is ever stale: after a
    migration, a page may show that in place of something stale."""
    for index, step in enumerate(after.steps):
        if index >= len(before.steps):
            break
        expected = before.steps[index]
        action = step[0]
        settles = not any("settle" in f for f in step[3])
        if not settles or (step[2] > LIMIT and expected[2] <= LIMIT):
            return "endless", f"{step[2]} bodies after '{action}'", index
        if step[1] != expected[1] and not fresher(step[1], expected[1], truth.steps[index][1] if truth and index < len(truth.steps) else None):
            gone = [line for line in expected[1] if line not in step[1]]
            come = [line for line in step[1] if line not in expected[1]]
            detail = Detail(f"after '{action}': {gone or expected[1]} became {come or step[1]}")
            detail.texts = gone + come
            return "stale" if truth else "different", detail, index
    if after.trap:
        action = after.steps[-1][0] if after.steps else "start"
        return "trap", f"after '{action}': {after.trap}", len(after.steps) - 1
    return None


def fresher(after, before, truth):
    if truth is None:
        return False
    if after == truth:
        return True
    return len(after) == len(before) == len(truth) and all(a in (b, t) for a, b, t in zip(after, before, truth))
