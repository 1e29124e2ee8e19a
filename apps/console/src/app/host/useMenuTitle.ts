import type { MenuNode } from '@shouya/contract/menuNode'
import { useCallback } from 'react'
import { label } from '../../i18n/label.ts'
import { useLanguage } from '../../i18n/language.ts'

type Titled = Pick<MenuNode, 'title_cn' | 'title_hk' | 'title_us'>

/** The title of a menu entry in the user's language. */
export function useMenuTitle(): (node: Titled) => string {
  const lang = useLanguage((state) => state.lang)
  return useCallback(({ title_cn, title_hk, title_us }) => label(lang, title_cn, title_hk, title_us), [lang])
}
