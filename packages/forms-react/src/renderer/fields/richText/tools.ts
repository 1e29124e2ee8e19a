import {
  BoldOutlined,
  ClearOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  MessageOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import type { ComponentType } from 'react'
import type { TextKey } from '../../texts/CN.ts'

export interface Tool {
  readonly key: TextKey
  readonly icon: ComponentType
  readonly run: (editor: Editor) => void
  /** Whether the tool is active at the cursor. */
  readonly active?: (editor: Editor) => boolean
}

/** The tools in toolbar order, except for links, which have a component of their own. */
export const TOOLS: readonly Tool[] = [
  {
    key: 'heading',
    icon: FontSizeOutlined,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    active: (editor) => editor.isActive('heading'),
  },
  {
    key: 'bold',
    icon: BoldOutlined,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    active: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    icon: ItalicOutlined,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    active: (editor) => editor.isActive('italic'),
  },
  {
    key: 'underline',
    icon: UnderlineOutlined,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    active: (editor) => editor.isActive('underline'),
  },
  {
    key: 'strike',
    icon: StrikethroughOutlined,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    active: (editor) => editor.isActive('strike'),
  },
  {
    key: 'bulletList',
    icon: UnorderedListOutlined,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'orderedList',
    icon: OrderedListOutlined,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'quote',
    icon: MessageOutlined,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    active: (editor) => editor.isActive('blockquote'),
  },
  {
    key: 'clearFormat',
    icon: ClearOutlined,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().resetAttributes('paragraph', 'quill').run(),
  },
  { key: 'undo', icon: UndoOutlined, run: (editor) => editor.chain().focus().undo().run() },
  { key: 'redo', icon: RedoOutlined, run: (editor) => editor.chain().focus().redo().run() },
]
