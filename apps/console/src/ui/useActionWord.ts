import { useWord } from './useWord.ts'

/** What the log calls an action; one without a word stands for itself. */
export function useActionWord(): (action: string) => string {
  const word = useWord()
  return (action) => word(`settings.log.actions.${action}`, word(`actions.${action}`, action))
}
