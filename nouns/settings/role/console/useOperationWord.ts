import { label } from '@shouya/console/i18n/label.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { useCallback, useMemo } from 'react'
import type { RoleMenu } from './roleList.ts'

/** The names of operations in the user's language, from the grants of a role. */
export function useOperationWord(data: RoleMenu | undefined): (operation: string) => string {
  const lang = useLanguage((state) => state.lang)
  const words = useMemo(
    () =>
      new Map(
        data?.operations.map(
          ({ operation, name_cn, name_hk, name_us }) => [operation, label(lang, name_cn, name_hk, name_us)] as const,
        ),
      ),
    [data, lang],
  )
  return useCallback((operation) => words.get(operation) ?? operation, [words])
}
