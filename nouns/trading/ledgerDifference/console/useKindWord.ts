import { useWord } from '@shouya/console/ui/useWord.ts'

/** What was compared, in words. */
export function useKindWord(): (kind: string) => string {
  const word = useWord()
  return (kind) => word(`ledgerDifference.kind.${kind}`, kind)
}
