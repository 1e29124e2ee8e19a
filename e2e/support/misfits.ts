import type { Page } from 'playwright-core'

/** What does not fit on a phone: too small for touch, outside of the screen, or causing horizontal scrolling. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const controls = 'button, [role="tab"], [role="menuitem"], input, textarea, summary, [role="combobox"]'
    const boxes =
      '.ant-select, .ant-input-affix-wrapper, .ant-input-number, .ant-picker, .ant-checkbox-wrapper, .ant-segmented-item, .ant-tabs-tab, .ant-upload-select, label:has(.ant-switch)'
    const tooSmall = all(controls).flatMap((control) => {
      const box = control.closest<HTMLElement>(boxes) ?? control
      const isVisible =
        box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !box.closest('[aria-hidden]')
      const { width, height } = box.getBoundingClientRect()
      // 44 px in both directions, half a pixel for rounding; 1 px wide elements are for screen readers.
      if (!isVisible || width <= 1 || (height >= 43.5 && width >= 43.5)) return []
      const name = box.innerText || control.getAttribute('aria-label') || control.id
      return [`too small: ${name}, ${width} × ${height}`]
    })
    // Includes what is cut off there without causing scrolling; a horizontally scrolling row may extend beyond the
    // edge.
    const outside = all('button, input, h1, p, li, dd, [role="dialog"] *').flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isVisible =
        width > 1 &&
        element.checkVisibility() &&
        !element.closest('.sr-only, [aria-hidden], .ant-tabs-nav, [data-sideways]')
      return isVisible && (left < -0.5 || right > innerWidth + 0.5)
        ? [`outside: ${element.innerText || element.outerHTML}`]
        : []
    })
    const overflow = document.documentElement.scrollWidth - innerWidth
    return [...tooSmall, ...outside, ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])]
  })
