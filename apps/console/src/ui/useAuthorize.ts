import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import type { Path } from '../api/path.ts'

/** Starts an action without a button (a key, a link). Users without permission get a message (spec 000 section 6). */
export function useAuthorize(): (path: Path, operation: string, work: () => void) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const mayCall = useMayCall()
  return (path, operation, work) => {
    if (mayCall(path)) work()
    else void message.error(t('api.noOperation', { operation }))
  }
}
