import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { quillExtensions } from './quill.ts'

/** The schema of the editor; other elements are removed when the text is edited. */
export const EXTENSIONS = [
  StarterKit.configure({
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
  }),
  Image.configure({ inline: true, allowBase64: true }),
  ...quillExtensions,
]
