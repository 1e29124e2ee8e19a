import DOMPurify from 'dompurify'

const KEPT = 500
const cache = new Map<string, string>()

/** HTML of a form's author or user without anything that could run, load a frame, style the page or post a form. */
export function sanitise(html: string): string {
  const known = cache.get(html)
  if (known !== undefined) return known
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
    FORBID_ATTR: ['id', 'name'],
  })
  if (cache.size >= KEPT) cache.clear()
  cache.set(html, clean)
  return clean
}
