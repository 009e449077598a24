"""What runs inside the sandbox: the launcher that locks the process, and what a caller's code finds there."""
