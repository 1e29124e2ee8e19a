import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import type { Path } from '../api/path.ts'
import { useAuthorize } from './useAuthorize.ts'
import { useParam } from './useParam.ts'

/** Whether the form of a new record is open, which `?new=1` says; who came by such a link without the right is told. */
export function useAdding(path: Path): readonly [boolean, (open: boolean) => void] {
  const { t } = useTranslation()
  const [asked, setAsked] = useParam('new')
  const may = useMayCall()(path)
  const authorize = useAuthorize()
  const refuse = useEffectEvent(() => {
    authorize(path, t('ui.add'), () => undefined)
    setAsked(undefined)
  })
  const refused = asked !== null && !may
  useEffect(() => {
    if (refused) refuse()
  }, [refused])
  return [asked !== null && may, (open) => setAsked(open ? '1' : undefined)]
}
