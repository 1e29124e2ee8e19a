import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { codeTheme } from './codeTheme.ts'

export interface CodeMirrorProps {
  readonly value: string
  /** The accessible name. */
  readonly label: string
  /** JSON is highlighted and can be folded; other code is shown as it is. */
  readonly isJson?: boolean
  /** Without it the text is read-only. */
  readonly onChange?: (value: string) => void
  readonly marks?: readonly CodeMark[]
  /** The position to show, e.g. of a problem that was clicked. */
  readonly cursor?: number
}

/** An underlined range of a text, with the reason. */
interface CodeMark {
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}

const noMarks: readonly CodeMark[] = []

/** CodeMirror 6 with the extensions for a form's JSON; loaded only when a text is shown. */
export default function CodeMirror({
  value,
  label,
  isJson = false,
  onChange,
  marks = noMarks,
  cursor,
}: CodeMirrorProps) {
  const holder = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const changed = useEffectEvent((text: string) => onChange?.(text))
  const initial = useRef(value)
  const isFixed = onChange === undefined

  useEffect(() => {
    if (!holder.current) return undefined
    const editor = new EditorView({
      parent: holder.current,
      state: EditorState.create({
        doc: initial.current,
        extensions: [
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          history(),
          bracketMatching(),
          highlightSelectionMatches(),
          isJson ? json() : [],
          codeTheme,
          EditorState.tabSize.of(2),
          EditorState.readOnly.of(isFixed),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString())
          }),
          keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap, indentWithTab]),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [isFixed, isJson, label])

  // Applies texts that were set from outside, by a fix or another file.
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const length = editor.state.doc.length
    const diagnostics = marks.map((mark) => ({
      ...mark,
      from: Math.min(mark.from, length),
      to: Math.min(mark.to, length),
    }))
    editor.dispatch(setDiagnostics(editor.state, diagnostics))
  }, [marks])

  useEffect(() => {
    const editor = view.current
    if (!editor || cursor === undefined) return
    editor.dispatch({ selection: { anchor: Math.min(cursor, editor.state.doc.length) }, scrollIntoView: true })
    editor.focus()
  }, [cursor])

  return <div ref={holder} className="fd-code-editor" />
}
