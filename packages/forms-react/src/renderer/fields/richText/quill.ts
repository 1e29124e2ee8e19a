import { Extension, Mark } from '@tiptap/react'

/** The classes of the original's editor (Quill): `ql-align-center`, `ql-indent-1`, `ql-size-large` ... */
const quillClasses = (element: HTMLElement): string | null =>
  [...element.classList].filter((name) => name.startsWith('ql-')).join(' ') || null

const quill = {
  default: null,
  parseHTML: quillClasses,
  renderHTML: ({ quill: names }: Record<string, unknown>) => (names ? { class: names } : {}),
}

/** A colour that stands in the text itself, as Quill writes them. */
const colour = (name: 'color' | 'backgroundColor', property: string) => ({
  default: null,
  parseHTML: ({ style }: HTMLElement) => style[name] || null,
  renderHTML: ({ [name]: value }: Record<string, unknown>) => (value ? { style: `${property}: ${value}` } : {}),
})

/** Paragraphs and their like keep what Quill made of them. */
const QuillBlocks = Extension.create({
  name: 'quillBlocks',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading', 'listItem', 'blockquote', 'codeBlock'], attributes: { quill } },
  ],
})

/** So do words: their size, their face, their colour. */
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

/** What older texts have and our tools do not make: it stays as it is while somebody edits the rest. */
export const quillExtensions = [QuillBlocks, QuillText]
