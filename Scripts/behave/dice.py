"""Numbers that look random and are the same everywhere, whatever the version of Python."""

MASK = (1 << 64) - 1


class Dice:
    """SplitMix64."""

    def __init__(self, *seeds):
        self.state = 0
        for seed in seeds:
            self.state = (self.state ^ (seed & MASK)) & MASK
            self.state = self.roll()

    def roll(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, count):
        return self.roll() % count

    def chance(self, percent):
        return self.below(100) < percent

    def one(self, choices):
        return choices[self.below(len(choices))]

    def weighted(self, choices):
        """One of `(weight, choice)`."""
        at = self.below(sum(weight for weight, _ in choices))
        for weight, choice in choices:
            if at < weight:
                return choice
            at -= weight
        raise AssertionError("weights add up")

    def some(self, choices, count):
        """`count` different ones, in their order."""
        left = list(range(len(choices)))
        taken = []
        for _ in range(min(count, len(left))):
            taken.append(left.pop(self.below(len(left))))
        return [choices[index] for index in sorted(taken)]

    def shuffled(self, choices):
        left = list(choices)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
