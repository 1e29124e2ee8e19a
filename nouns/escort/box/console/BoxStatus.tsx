import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { box } from '../noun.ts'

const { inUse, stopped } = box.states.codes

/** Whether a box is in use. */
export default function BoxStatus({ value }: { value: number }) {
  const { choice } = useNounWords(box)
  const kind = value === inUse ? 'done' : value === stopped ? 'void' : 'refused'
  return <StatusTag kind={kind}>{choice('status', value)}</StatusTag>
}
