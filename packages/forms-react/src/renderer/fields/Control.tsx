import { useDeferredValue } from 'react'
import type { FieldNode, FieldSnapshot } from '../store/fieldNode.ts'
import ControlBody from './ControlBody.tsx'

interface Props {
  readonly node: FieldNode
  readonly snapshot: FieldSnapshot
  /** Ids of the texts that explain the field, beside its issues. */
  readonly describedBy?: string
  /** No label element stands beside it. */
  readonly isBare?: boolean
}

/**
 * The control of a field. When a whole form is judged the texts of all issues come first, and the red frames of the
 * controls a moment later: antd takes longer for one frame than the form for fifty texts.
 */
export default function Control({ node, snapshot, describedBy = '', isBare = false }: Props) {
  const { field, value, state, transfers } = snapshot
  const issues = useDeferredValue(snapshot.issues)
  return (
    <ControlBody
      node={node}
      field={field}
      value={value}
      state={state}
      transfers={transfers}
      issues={issues}
      describedBy={describedBy}
      isBare={isBare}
    />
  )
}
