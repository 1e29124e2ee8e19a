import { actionText } from './actionText.ts'
import { useWord } from './useWord.ts'

/** What the log calls an action. */
export function useActionWord(): (action: string) => string {
  const word = useWord()
  return (action) => actionText(word, action)
}
