import { EyeOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useTranslation } from 'react-i18next'
import type { VideoDetail } from './videoList.ts'

/** Certificate and telephone, masked until a user with the right reveals them, which is logged. */
export default function VideoNumbers({ row }: { row: VideoDetail }) {
  const { t } = useTranslation()
  const reveal = useAction('VideoAccess/Reveal')
  if (row.cert_mask === null) return t('videoAccess.noNumbers')
  return (
    // One element, because the cell of a record arranges its children in a row.
    <div>
      <DictText dict="cert_type" value={row.cert_type} /> {reveal.data?.cert_no ?? row.cert_mask} ·{' '}
      {reveal.data?.phone ?? row.phone_mask}{' '}
      {!reveal.data && (
        <OperationButton
          path="VideoAccess/Reveal"
          size="small"
          icon={<EyeOutlined aria-hidden="true" />}
          loading={reveal.isPending}
          onClick={() => reveal.mutate({ id: row.id })}
        >
          {t('visitor.reveal')}
        </OperationButton>
      )}
    </div>
  )
}
