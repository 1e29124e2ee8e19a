import { goTo } from '@shouya/console/app/host/navigation.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

/** A repair of the device is open already, and the way there. */
export default function AlreadyOpen({ bill, path }: { bill: string; path: string }) {
  const { t } = useTranslation()
  return (
    <Alert
      className="ui-wide"
      type="warning"
      showIcon
      title={t('repairOrder.alreadyOpen', { bill })}
      action={
        <Button size="small" onClick={() => goTo(path)}>
          {t('repairOrder.seeOpen')}
        </Button>
      }
    />
  )
}
