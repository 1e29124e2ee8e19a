import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { CodeMark } from './codeMark.ts'

const CodeMirror = lazy(() => import('./CodeMirror.tsx'))

interface CodeEditorProps {
  readonly value: string
  /** For those who cannot see it. */
  readonly label: string
  /** JSON is coloured and can be folded; other code is shown as it is. */
  readonly isJson?: boolean
  /** Without it the text can only be read. */
  readonly onChange?: (value: string) => void
  readonly marks?: readonly CodeMark[]
  /** Where to look, e.g. at the problem that was clicked. */
  readonly cursor?: number
}

/** A text with line numbers, folding and search; the editor itself is fetched when one is opened. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <CodeMirror {...props} />
    </Suspense>
  )
}
