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
        truths = [s[1] for s in truth.steps[:index + 1]] if truth and index < len(truth.steps) else None
        if step[1] != expected[1] and not fresher(step[1], expected[1], truths):
            gone, come = odd(step[1], expected[1], truths)
            detail = Detail(f"after '{action}': {gone or expected[1]} became {come or step[1]}")
            detail.texts = gone + come
            return "stale" if truth else "different", detail, index
    if after.trap:
        action = after.steps[-1][0] if after.steps else "start"
        return "trap", f"after '{action}': {after.trap}", len(after.steps) - 1
    return None


def fresher(after, before, truths):
    """Whether a page shows what another one does or something newer. `truths` are the pages up to then where
    nothing is ever stale."""
    if truths is None:
        return False
    if after == truths[-1]:
        return True
    return len(after) == len(before) == len(truths[-1]) and odd(after, before, truths) == ([], [])


def odd(after, before, truths):
    """The lines that are gone and those that have come, but for what is newer than it was."""
    if truths and len(after) == len(before) == len(truths[-1]):
        pairs = [(b, a) for a, b, t in zip(after, before, truths[-1])
                 if a not in (b, t) and not (b != t and newer(a, b, truths))]
        return [b for b, _ in pairs], [a for _, a in pairs]
    return [line for line in before if line not in after], [line for line in after if line not in before]


def newer(line, other, truths):
    """Whether a stale line was true after another stale one was."""
    last = max((i for i, page in enumerate(truths) if other in page), default=-1)
    return any(line in page for page in truths[last + 1:])
