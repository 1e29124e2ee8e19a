import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const color = (name: string) => ({ color: `var(--ant-${name})` })

/** The colours of Ant Design, so that day and night mode apply. */
export const codeTheme = [
  EditorView.theme({
    '&': { color: 'var(--ant-color-text)', backgroundColor: 'var(--ant-color-bg-container)', fontSize: '13px' },
    '.cm-content': { caretColor: 'var(--ant-color-text)' },
    '.cm-cursor': { borderLeftColor: 'var(--ant-color-text)' },
    '.cm-gutters': {
      color: 'var(--ant-color-text-secondary)',
      backgroundColor: 'var(--ant-color-fill-quaternary)',
      border: 'none',
    },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
      backgroundColor: 'var(--ant-control-item-bg-active) !important',
    },
    '.cm-tooltip, .cm-panels': {
      color: 'var(--ant-color-text)',
      backgroundColor: 'var(--ant-color-bg-elevated)',
      border: '1px solid var(--ant-color-border-secondary)',
    },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, ...color('color-text-secondary') },
      { tag: tags.string, ...color('color-text') },
      { tag: [tags.number, tags.bool, tags.null], ...color('color-primary-text') },
    ]),
  ),
]
