import type { BodyOf, Path } from '../api/path.ts'
import { useAction } from '../api/useAction.ts'
import { useConfirm } from './useConfirm.ts'

/** The actions that remove one record in the version that was seen. */
type RemovePath = { [P in Path]: { id: number; version: number } extends BodyOf<P> ? P : never }[Path] &
  `${string}/Delete${string}`

/** Asks, then removes a record; `after`: called once it is removed. */
export function useRemove(path: RemovePath) {
  const confirm = useConfirm()
  const remove = useAction(path)
  return (
    { id, version }: { id: number; version: number },
    question: { title: string; content?: string },
    after?: () => void,
  ) => confirm({ ...question, danger: true }, () => remove.mutateAsync({ id, version } as never).then(after))
}
