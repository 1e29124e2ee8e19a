import type { Page } from 'playwright-core'

/** What does not fit a phone: too small for a thumb, outside of the screen, or making the page scroll sideways. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const controls = 'button, [role="tab"], [role="menuitem"], input, textarea, summary, [role="combobox"]'
    const boxes =
      '.ant-select, .ant-input-affix-wrapper, .ant-input-number, .ant-picker, .ant-checkbox-wrapper, .ant-segmented-item, .ant-tabs-tab, label:has(.ant-switch)'
    const tooSmall = all(controls).flatMap((control) => {
      const box = control.closest<HTMLElement>(boxes) ?? control
      const seen =
        box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !box.closest('[aria-hidden]')
      const { width, height } = box.getBoundingClientRect()
      // 44 px both ways, half a pixel for rounding; what is 1 px wide is for screen readers.
      if (!seen || width <= 1 || (height >= 43.5 && width >= 43.5)) return []
      const name = box.innerText || control.getAttribute('aria-label') || control.id
      return [`too small: ${name}, ${width} × ${height}`]
    })
    // Even what is cut off there, and so makes nothing scroll; a row that the thumb pushes goes on beyond the edge.
    const outside = all('button, input, h1, p, li, dd, [role="dialog"] *').flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      const seen =
        width > 1 && part.checkVisibility() && !part.closest('.sr-only, [aria-hidden], .ant-tabs-nav, [data-sideways]')
      return seen && (left < -0.5 || right > innerWidth + 0.5) ? [`outside: ${part.innerText || part.outerHTML}`] : []
    })
    const by = document.documentElement.scrollWidth - innerWidth
    return [...tooSmall, ...outside, ...(by > 0 ? [`scrolls sideways by ${by} px`] : [])]
  })
