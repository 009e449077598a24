"""Contrast of two colours by the formula of WCAG 2.2, and colours of a wanted contrast."""


def luminance(rgb):
    def linear(v):
        v /= 255
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    r, g, b = (int(rgb[i : i + 2], 16) for i in (0, 2, 4))
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)


def contrast(a, b):
    x, y = sorted((luminance(a), luminance(b)))
    return (y + 0.05) / (x + 0.05)


def color_at(ratio, ground):
    """A colour whose contrast to the ground is the ratio within 0.03, tinted where grey does not do."""
    best = None
    for level in range(256):
        for tint in ((0, 0, 0), (24, 0, 0), (0, 0, 40), (0, 12, 0), (-30, 0, 10)):
            rgb = "".join(f"{min(255, max(0, level + t)):02X}" for t in tint)
            off = abs(contrast(rgb, ground) - ratio)
            if best is None or off < best[0]:
                best = (off, rgb)
    return best[1] if best[0] <= 0.03 else None
