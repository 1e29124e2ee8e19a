import type { Locator } from 'playwright-core'

export type Seen = { text: string; ratio: number }

/**
 * How each word and sign within stands out from what is behind it, as it is drawn at this moment: contrast of WCAG 2, 1 to 21.
 * Other than axe it looks at signs without words, too, and at what the pointer does to both.
 */
export const contrastOf = (within: Locator): Promise<Seen[]> =>
  within.evaluate((root: HTMLElement) => {
    type Rgba = [red: number, green: number, blue: number, alpha: number]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('nothing to read a colour with')
    const rgba = (color: string): Rgba => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const over = (above: Rgba, below: Rgba): Rgba => {
      const [alpha] = above.slice(3) as [number]
      const part = (at: 0 | 1 | 2) => above[at] * alpha + below[at] * (1 - alpha)
      return [part(0), part(1), part(2), 1]
    }
    const behind = (one: Element | null): Rgba => {
      if (!one) return [255, 255, 255, 1]
      const own = rgba(getComputedStyle(one).backgroundColor)
      return own[3] === 1 ? own : over(own, behind(one.parentElement))
    }
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    const luminance = ([red, green, blue]: Rgba) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    const leaves = [root, ...root.querySelectorAll<HTMLElement>('*')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        (one.tagName === 'svg' || [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())),
    )
    return leaves.map((one) => {
      const back = behind(one)
      const lights = [luminance(over(rgba(getComputedStyle(one).color), back)), luminance(back)]
      const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
      return { text: one.textContent?.trim() || (one.dataset.icon ?? ''), ratio: Math.round(ratio * 10) / 10 }
    })
  })
