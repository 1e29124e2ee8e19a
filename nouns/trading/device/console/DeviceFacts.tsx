import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useRegionName } from '@shouya/console/ui/useRegionName.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { device } from '../noun.ts'
import { UNPAID } from '../rules.ts'
import type { DeviceDetail } from './deviceList.ts'
import PendingCommand from './PendingCommand.tsx'

/** All fields of a device, what it is set to, and its key. */
export default function DeviceFacts({ row }: { row: DeviceDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(device)
  const regionName = useRegionName()
  return (
    <>
      <PendingCommand pending={row.pending} />
      <Facts
        of={device}
        row={row}
        show={[
          'product_name',
          'net_state',
          'agent_name',
          'member_name',
          'sn',
          'imei',
          'batch_no',
          'firmware',
          'remain_times',
          'package_end',
          'use_count',
          'last_use_time',
          'last_online',
          'lock_state',
          'activate_time',
          { label: label('warranty_end'), value: <ExpiryDate day={row.warranty_end} words /> },
          row.unpaid_since !== null && 'unpaid_since',
          row.status_reason !== null && {
            label: label('status_reason'),
            value: row.status_reason === UNPAID ? t('device.unpaidReason') : row.status_reason,
            wide: true,
          },
          'dept_name',
          { label: label('city_code'), value: regionName(row.city_code) },
          'install_address',
          row.lng !== null && 'lng',
          row.lng !== null && 'lat',
          ...row.params.map((param) => ({ label: param.label, value: setTo(row, param, t('ui.yes'), t('ui.no')) })),
          { label: t('device.key'), value: row.key ? <KeyState of={row.key} /> : t('device.noKey'), wide: true },
          'create_time',
          'remark',
        ]}
      />
    </>
  )
}

/** What a parameter is set to, and what the device was told and has not set yet. */
function setTo(
  { par, par_pending }: DeviceDetail,
  { key, unit }: DeviceDetail['params'][number],
  yes: string,
  no: string,
): string {
  const word = (value: string | number | boolean | undefined) => {
    if (value === undefined) return '-'
    return typeof value === 'boolean' ? (value ? yes : no) : `${value}${unit ?? ''}`
  }
  const next = par_pending?.[key]
  return next === undefined ? word(par[key]) : `${word(par[key])} → ${word(next)}`
}

function KeyState({ of }: { of: NonNullable<DeviceDetail['key']> }) {
  const { t } = useTranslation()
  return (
    <span>
      {t('device.keyIssued')} <When at={of.create_time} />
      {' · '}
      {of.used_time ? t('device.keyUsed') : t('device.keyUnused')}
    </span>
  )
}
