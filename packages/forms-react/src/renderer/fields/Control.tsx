import { useDeferredValue } from 'react'
import type { FieldNode, FieldSnapshot } from '../store/nodes.ts'
import ControlBody from './ControlBody.tsx'

interface Props {
  readonly node: FieldNode
  readonly snapshot: FieldSnapshot
  /** Element ids of the help texts, in addition to the issues. */
  readonly describedBy?: string
  /** True if there is no label element. */
  readonly isBare?: boolean
}

/**
 * The control of a field. When a whole form is judged, the texts of all issues are rendered first and the error status
 * of the controls later, because antd takes longer for one control than the form for fifty texts.
 */
export default function Control({ node, snapshot, describedBy = '', isBare = false }: Props) {
  const { field, value, state, transfers } = snapshot
  const issues = useDeferredValue(snapshot.issues)
  return (
    <ControlBody
      node={node}
      field={field}
      value={value}
      options={state.options}
      isRequired={state.required}
      isClosed={state.disabled || state.computed}
      isForbidden={state.forbidden}
      transfers={transfers}
      issues={issues}
      describedBy={describedBy}
      isBare={isBare}
    />
  )
}
