import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import { useTranslation } from 'react-i18next'
import { agent } from '../noun.ts'
import AgentOverlaps from './AgentOverlaps.tsx'
import type { AgentDetail } from './agentList.ts'
import RevealButton from './RevealButton.tsx'
import type { Numbers } from './useWholeNumbers.ts'

/** Who an agent is, where it works and what it has. */
export default function AgentFacts({ row, numbers }: { row: AgentDetail; numbers: Numbers }) {
  const { t } = useTranslation()
  const { label } = useNounWords(agent)
  return (
    <>
      <AgentOverlaps overlaps={row.overlaps} />
      <Facts
        of={agent}
        row={row}
        show={[
          { label: label('agent_name'), value: row.agent_name, wide: true },
          'agent_level',
          'parent_name',
          { label: label('region_names'), value: row.region_names, wide: true },
          'contact_name',
          {
            label: label('phone'),
            value: row.phone_mask && (
              <>
                {numbers.whole?.phone ? (
                  <Telephone name={row.contact_name ?? row.agent_name} number={numbers.whole.phone} />
                ) : (
                  row.phone_mask
                )}{' '}
                <RevealButton numbers={numbers} />
              </>
            ),
          },
          {
            label: label('id_card_mask'),
            value: row.id_card_mask && (
              <>
                {numbers.whole?.id_card ?? row.id_card_mask} <RevealButton numbers={numbers} />
              </>
            ),
            wide: true,
          },
          { label: label('credit_code'), value: row.credit_code, wide: true },
          'address',
          {
            label: label('licence_file_ids'),
            value: row.licence_files.length > 0 && <Attachments files={row.licence_files} />,
            wide: true,
          },
          'device_count',
          'member_count',
          row.status_reason !== null && { label: label('status_reason'), value: row.status_reason, wide: true },
          row.end_reason !== null && {
            label: label('end_reason'),
            value: `${row.end_reason} · ${t('agent.flag.ending')}`,
            wide: true,
          },
          'create_user_name',
          'create_time',
          row.purge_time !== null && 'purge_time',
          'remark',
        ]}
      />
    </>
  )
}
