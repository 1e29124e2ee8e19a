import { EyeOutlined } from '@ant-design/icons'
import { useMayCall } from '@shouya/console/api/can.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useRegionName } from '@shouya/console/ui/useRegionName.ts'
import { useTranslation } from 'react-i18next'
import { member } from '../noun.ts'
import Arrears from './Arrears.tsx'
import type { MemberDetail } from './memberList.ts'
import { useWholeNumbers } from './useWholeNumbers.ts'

/** The data of a member; its numbers are masked until somebody asks for them. */
export default function MemberFacts({ row }: { row: MemberDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(member)
  const regionName = useRegionName()
  const { whole, asking, ask } = useWholeNumbers(row.id)
  const mayCall = useMayCall()
  // Licences contain whole numbers.
  const mayLook = mayCall('Member/Reveal') || mayCall('Member/Save', { id: row.id })
  return (
    <>
      <Arrears row={row} />
      <p className="ui-note">
        {whole ? (
          t('member.revealed')
        ) : (
          <OperationButton
            path="Member/Reveal"
            icon={<EyeOutlined aria-hidden="true" />}
            title={t('member.revealHint')}
            loading={asking}
            onClick={ask}
          >
            {t('member.reveal')}
          </OperationButton>
        )}
      </p>
      <Facts
        of={member}
        row={row}
        show={[
          { label: label('agent_name'), value: row.agent_name, wide: true },
          'member_type',
          'level',
          'contact_name',
          { label: label('phone'), value: whole?.phone ?? row.phone_mask },
          { label: label('identity'), value: whole?.identity ?? row.identity_mask, wide: true },
          {
            label: label('licence_file_ids'),
            value:
              row.licence_file_ids.length > 0 &&
              (mayLook ? <Attachments files={row.licence_files} /> : t('member.licencesKept')),
            wide: true,
          },
          'balance',
          'gift',
          'deposit_need',
          'deposit_paid',
          'device_count',
          'last_use_time',
          'bank_name',
          { label: label('bank_account'), value: whole?.bank_account ?? row.bank_account_mask },
          { label: label('city_code'), value: regionName(row.city_code) },
          'address',
          'status_reason',
          row.status_user_name !== null && {
            label: label('status_user_name'),
            value: `${row.status_user_name} ${minute(row.status_time)}`,
          },
          'apply_time',
          row.audit_time !== null && {
            label: label('audit_user_name'),
            value: `${row.audit_user_name} ${minute(row.audit_time)}`,
          },
          'audit_opinion',
          'create_user_name',
          'create_time',
          row.purge_time !== null && 'purge_time',
          'remark',
        ]}
      />
    </>
  )
}
