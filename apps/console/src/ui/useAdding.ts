import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import type { Path } from '../api/path.ts'
import { useAuthorize } from './useAuthorize.ts'
import { useParam } from './useParam.ts'

/** Whether the form of a new record is open (`?new=1`); a link to it without permission shows a message. */
export function useAdding(path: Path): readonly [boolean, (open: boolean) => void] {
  const { t } = useTranslation()
  const [param, setParam] = useParam('new')
  const isAllowed = useMayCall()(path)
  const authorize = useAuthorize()
  const refuse = useEffectEvent(() => {
    authorize(path, t('ui.add'), () => undefined)
    setParam(undefined)
  })
  const refused = param !== null && !isAllowed
  useEffect(() => {
    if (refused) refuse()
  }, [refused])
  return [param !== null && isAllowed, (open) => setParam(open ? '1' : undefined)]
}
