import { useMayCall } from '@shouya/console/api/can.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import RevealButton from './RevealButton.tsx'
import { duty, isOpen, type StaffFacts } from './staffList.ts'
import type { Numbers } from './useWholeNumbers.ts'

type Files = StaffFacts['photos']

/** Every certificate with its number, its end and its scan. */
export default function StaffCertificates({ row, numbers }: { row: StaffFacts; numbers: Numbers }) {
  const { t } = useTranslation()
  const { whole } = numbers
  const mayCall = useMayCall()
  // Scans show whole numbers: to those who may reveal them, and to the company that enters them.
  const mayLook = mayCall('Escort/RevealStaff') || mayCall('Escort/SaveStaff', { id: row.id })
  const label = (name: string) => t(`escort.staff.field.${name}` as 'escort.staff.field.name')
  const text = (name: string, value: string | null) => ({ label: label(name), value })
  const end = (name: string, day: string | null) => ({
    label: label(name),
    value: isOpen(row) ? <ExpiryDate day={day} words /> : day,
  })
  const files = (name: string, list: Files) => ({
    label: label(name),
    value: list.length > 0 && (mayLook ? <Attachments files={list} /> : t('escort.staff.scanKept')),
    wide: true,
  })
  return (
    <>
      <RevealButton numbers={numbers} />
      <Details
        items={[
          text('pass_card_no', row.pass_card_no),
          end('pass_end', row.pass_end),
          row.pass_void_time !== null && text('pass_void_time', minute(row.pass_void_time)),
          text('guard_cert_no', whole?.guard_cert_no ?? row.guard_cert_mask),
          text('guard_cert_org', row.guard_cert_org),
          files('guard_cert_file_id', row.guard_cert_files),
          ...(row.duty_type === duty.guard || row.gun_cert_mask !== null
            ? [
                text('gun_cert_no', whole?.gun_cert_no ?? row.gun_cert_mask),
                end('gun_cert_end', row.gun_cert_end),
                files('gun_cert_file_id', row.gun_cert_files),
              ]
            : []),
          ...(row.duty_type === duty.driver || row.drive_licence_mask !== null
            ? [
                text('drive_licence_no', whole?.drive_licence_no ?? row.drive_licence_mask),
                text('drive_class', row.drive_class),
                end('drive_end', row.drive_end),
              ]
            : []),
          {
            label: label('bg_check_result'),
            value: <DictText dict="pass_fail" value={row.bg_check_result} />,
          },
          end('bg_check_end', row.bg_check_end),
          text('train_date', row.train_date),
          end('health_end', row.health_end),
          files('id_card_front_file_id', row.id_card_front),
          files('id_card_back_file_id', row.id_card_back),
        ]}
      />
    </>
  )
}
