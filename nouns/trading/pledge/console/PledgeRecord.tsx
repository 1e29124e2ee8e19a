import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import LedgerOfRecord from '../../console/LedgerOfRecord.tsx'
import { useSeesBooks } from '../../console/useSeesBooks.ts'
import { pledge } from '../noun.ts'
import type { PledgeDetail, PledgeRow } from './pledgeList.ts'

/** One deposit record, with who asked for it, decided on it and paid it, and its transaction of the ledger. */
export default function PledgeRecord(record: RecordProps<PledgeRow>) {
  const { t } = useTranslation()
  const seesBooks = useSeesBooks()
  return (
    <NounRecord
      {...record}
      of={pledge}
      get="Member/GetCashPledge"
      name={(row) => row.pledge_no}
      status={(row) => <DictTag dict={pledge.states.dict} value={row.status} />}
      tabs={(row) => [
        { key: 'facts', label: t('ui.facts'), children: <All row={row} /> },
        ...(seesBooks
          ? [
              {
                key: 'ledger',
                label: t('ledger.ofRecord'),
                children: <LedgerOfRecord table={pledge.table} id={row.id} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function All({ row }: { row: PledgeDetail }) {
  const { label } = useNounWords(pledge)
  const by = (field: 'apply_user_name' | 'audit_user_name', at: string | null) => ({
    label: label(field),
    value: row[field] && `${row[field]} ${minute(at)}`,
  })
  return (
    <Facts
      of={pledge}
      row={row}
      show={[
        'type',
        'amount',
        { label: label('member_name'), value: row.member_name, wide: true },
        'device_no',
        { label: label('agent_name'), value: row.agent_name },
        'pay_type',
        'trade_no',
        row.origin_pledge_no !== null && 'origin_pledge_no',
        row.to_device_no !== null && 'to_device_no',
        row.reason !== null && 'reason',
        row.evidence_count > 0 && {
          label: label('evidence_file_ids'),
          value: <Attachments files={row.evidence_files} />,
          wide: true,
        },
        by('apply_user_name', row.apply_time),
        row.audit_user_name !== null && by('audit_user_name', row.audit_time),
        row.audit_opinion !== null && 'audit_opinion',
        row.pay_due !== null && 'pay_due',
        row.pay_user_name !== null && 'pay_user_name',
        row.fail_reason !== null && 'fail_reason',
        'create_time',
        'finish_time',
        'txn_no',
      ]}
    />
  )
}
