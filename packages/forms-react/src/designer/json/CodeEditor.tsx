import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { CodeMirrorProps } from './CodeMirror.tsx'

const CodeMirror = lazy(() => import('./CodeMirror.tsx'))

/** A text with line numbers, folding and search; the editor is loaded on first use. */
export function CodeEditor(props: CodeMirrorProps) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <CodeMirror {...props} />
    </Suspense>
  )
}
