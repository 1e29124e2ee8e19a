import sanitizeHtml, { type IOptions } from 'sanitize-html'

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]+$/i]

/** Inline images of a text, as pasted ones are stored: bitmaps only, since an SVG may contain scripts. */
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[a-z\d+/=\s]*$/i

const rules: IOptions = {
  allowedTags: [
    ...['p', 'br', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'ul', 'ol', 'li', 'a', 'img'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    li: ['data-list'],
    ol: ['start'],
    col: ['span'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { '*': ['ql-*'] },
  allowedStyles: {
    '*': {
      color: colour,
      'background-color': colour,
      'text-align': [/^(left|center|right|justify)$/],
      'font-size': [/^\d{1,2}(\.\d+)?(px|pt|em)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src ?? ''),
  // A page opened by a link must not reach the page it came from.
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
    }),
  },
}

/** Repaired markup may be parsed differently, so it is cleaned again; valid markup takes one round. */
const ROUNDS = 5

/**
 * Sanitises rich text: nothing in it runs, loads external resources, submits, or covers the page. Kept are texts,
 * lists, tables, links, pasted images, and the classes and colours of the original's editor (Quill). Clean input is
 * returned unchanged, so that saving an unchanged value changes nothing.
 */
export function cleanHtml(html: string): string {
  let clean = html
  for (let round = 0; round < ROUNDS; round++) {
    const next = sanitizeHtml(clean, rules)
    if (next === clean) return clean
    clean = next
  }
  return sanitizeHtml(clean, { allowedTags: [] })
}
