import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Empty, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { device } from '../noun.ts'
import { UNPAID } from '../rules.ts'
import type { DeviceDetail } from './deviceList.ts'

/** Colours of the marks: what ended a use, what began one, what only happened. */
const colors: Readonly<Record<string, string>> = {
  ...{ disable: 'red', [UNPAID]: 'red', scrap: 'red', repair: 'red', replaced: 'red' },
  ...{ activate: 'green', start: 'green', restore: 'green', accept: 'green', repaired: 'green', replaces: 'green' },
}

/** What happened to a device, the last first. */
export default function LifeRecord({ life }: { life: DeviceDetail['life'] }) {
  const { t } = useTranslation()
  const word = useWord()
  const status = useDictLabel(device.states.dict)
  if (life.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('device.lifeEmpty')} />
  return (
    <Timeline
      items={life.map(({ create_time, action, to_status, note, user_name }, at) => ({
        key: at,
        color: colors[action] ?? 'gray',
        content: (
          <>
            <div>
              {create_time} {word(`device.life.${action}`, status(to_status))}
            </div>
            <div className="ui-note">
              {[note !== UNPAID && note, user_name ?? t('device.bySystem')].filter(Boolean).join(' · ')}
            </div>
          </>
        ),
      }))}
    />
  )
}
