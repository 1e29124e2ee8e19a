import { goTo } from '@shouya/console/app/host/navigation.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button, Empty, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import type { EquipmentDetail } from './equipmentList.ts'

type Lived = EquipmentDetail['life'][number]

/** Colors of the marks: what went wrong, what was set right, what only happened. */
const colors: Partial<Record<Lived['kind'], string>> = {
  fault: 'red',
  recovered: 'green',
  order: 'red',
  repaired: 'green',
  maintained: 'green',
}

/** What happened to a device, the last first; a fault opens in its register. */
export default function Life({ life }: { life: readonly Lived[] }) {
  const { t } = useTranslation()
  const status = useDictLabel('equipment_status')
  if (life.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('equipment.life.empty')} />
  const title = ({ kind, to_status }: Lived) =>
    to_status === null ? t(`equipment.life.${kind}`) : `${t('equipment.life.state')} ${status(to_status)}`
  return (
    <Timeline
      items={life.map((event, at) => ({
        key: at,
        color: colors[event.kind] ?? 'gray',
        content: (
          <>
            <div>
              {event.day} {title(event)}
            </div>
            {(event.note || event.user_name) && (
              <div className="ui-note">
                {event.link ? (
                  <Button type="link" size="small" onClick={() => goTo(event.link ?? '')}>
                    {event.note}
                  </Button>
                ) : (
                  event.note
                )}{' '}
                {event.user_name}
              </div>
            )}
          </>
        ),
      }))}
    />
  )
}
