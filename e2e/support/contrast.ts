import type { Locator } from 'playwright-core'

export type Seen = { text: string; ratio: number }

/**
 * The contrast of each text and icon inside an element with its background, as rendered now: WCAG 2, 1 to 21. Unlike
 * axe it includes icons without text, and hover states.
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
      const channel = (index: 0 | 1 | 2) => above[index] * alpha + below[index] * (1 - alpha)
      return [channel(0), channel(1), channel(2), 1]
    }
    const behind = (element: Element | null): Rgba => {
      if (!element) return [255, 255, 255, 1]
      const own = rgba(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, behind(element.parentElement))
    }
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    const luminance = ([red, green, blue]: Rgba) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    const leaves = [root, ...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        (element.tagName === 'svg' ||
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())),
    )
    return leaves.map((element) => {
      const back = behind(element)
      const lights = [luminance(over(rgba(getComputedStyle(element).color), back)), luminance(back)]
      const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
      return { text: element.textContent?.trim() || (element.dataset.icon ?? ''), ratio: Math.round(ratio * 10) / 10 }
    })
  })
