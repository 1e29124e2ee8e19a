import { useMayCall } from '@shouya/console/api/can.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { useTranslation } from 'react-i18next'
import { staff } from '../noun.ts'
import { duty, isOpen } from '../rules.ts'
import RevealButton from './RevealButton.tsx'
import { pictures, type StaffDetail } from './staffList.ts'
import type { Numbers } from './useWholeNumbers.ts'

type End = 'pass_end' | 'gun_cert_end' | 'drive_end' | 'bg_check_end' | 'health_end'

/** The certificates with their numbers, ends and scans. */
export default function StaffCertificateFacts({ row, numbers }: { row: StaffDetail; numbers: Numbers }) {
  const { t } = useTranslation()
  const { label } = useNounWords(staff)
  const { whole } = numbers
  const mayCall = useMayCall()
  // Scans contain whole numbers: only those who may reveal these, and the company, may see them.
  const mayLook = mayCall('Escort/RevealStaff') || mayCall('Escort/SaveStaff', { id: row.id })
  const end = (field: End) => ({
    label: label(field),
    value: isOpen(row) ? <ExpiryDate day={row[field]} words /> : row[field],
  })
  const scan = (field: keyof typeof pictures) => {
    const files = row[pictures[field]]
    const shown = mayLook ? <Attachments files={files} /> : t('staff.scanKept')
    return { label: label(field), value: files.length > 0 && shown, wide: true }
  }
  const hasGun = row.duty_type === duty.guard || row.gun_cert_mask !== null
  const drives = row.duty_type === duty.driver || row.drive_licence_mask !== null
  return (
    <>
      <RevealButton numbers={numbers} />
      <Facts
        of={staff}
        row={row}
        show={[
          'pass_card_no',
          end('pass_end'),
          row.pass_void_time !== null && 'pass_void_time',
          { label: label('guard_cert_no'), value: whole?.guard_cert_no ?? row.guard_cert_mask },
          'guard_cert_org',
          scan('guard_cert_file_id'),
          hasGun && { label: label('gun_cert_no'), value: whole?.gun_cert_no ?? row.gun_cert_mask },
          hasGun && end('gun_cert_end'),
          hasGun && scan('gun_cert_file_id'),
          drives && { label: label('drive_licence_no'), value: whole?.drive_licence_no ?? row.drive_licence_mask },
          drives && 'drive_class',
          drives && end('drive_end'),
          'bg_check_result',
          end('bg_check_end'),
          'train_date',
          end('health_end'),
          scan('id_card_front_file_id'),
          scan('id_card_back_file_id'),
        ]}
      />
    </>
  )
}
