"""A mistake of the caller's code that is known beforehand: what is wrong, and what to write instead."""


class Mistake(Exception):
    def __init__(self, message, cure, line=None):
        super().__init__(message)
        self.message = message
        self.cure = cure
        # Where it is known better than by the stack.
        self.line = line
