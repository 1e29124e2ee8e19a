import { Extension, Mark } from '@tiptap/react'

/** The classes of the original's editor (Quill): `ql-align-center`, `ql-indent-1`, `ql-size-large` ... */
const quillClasses = (element: HTMLElement): string | null =>
  [...element.classList].filter((name) => name.startsWith('ql-')).join(' ') || null

const quill = {
  default: null,
  parseHTML: quillClasses,
  renderHTML: ({ quill: names }: Record<string, unknown>) => (names ? { class: names } : {}),
}

/** An inline colour, as Quill writes it. */
const colour = (name: 'color' | 'backgroundColor', property: string) => ({
  default: null,
  parseHTML: ({ style }: HTMLElement) => style[name] || null,
  renderHTML: ({ [name]: value }: Record<string, unknown>) => (value ? { style: `${property}: ${value}` } : {}),
})

/** Keeps the Quill classes of block elements. */
const QuillBlocks = Extension.create({
  name: 'quillBlocks',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading', 'listItem', 'blockquote', 'codeBlock'], attributes: { quill } },
  ],
})

/** Keeps the size, font and colour of inline text. */
const QuillText = Mark.create({
  name: 'quillText',
  addAttributes: () => ({
    quill,
    color: colour('color', 'color'),
    backgroundColor: colour('backgroundColor', 'background-color'),
  }),
  parseHTML: () => [
    {
      tag: 'span',
      getAttrs: (element) =>
        quillClasses(element) || element.style.color || element.style.backgroundColor ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Formats of older texts that our toolbar cannot make; they are preserved while the text is edited. */
export const quillExtensions = [QuillBlocks, QuillText]
