import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import BranchFace from './designer/words/BranchFace.tsx'
import FlowNodeFace from './designer/words/FlowNodeFace.tsx'
import KnownNames from './designer/words/KnownNames.tsx'
import FlowTree from './tree/FlowTree.tsx'
import NodeFace from './tree/NodeFace.tsx'

type Props = { id: number; version_no: number; onClose: () => void }

/** One version as it is drawn, to look at only. */
export default function FlowVersion({ id, version_no, onClose }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const { data, error, refetch } = useRead('OaFlow/GetVersion', { id, version_no })
  return (
    <Drawer
      title={data ? `${data.flow_name} · V${version_no}` : `V${version_no}`}
      open={open}
      size={phone ? '100%' : 898}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : data ? (
        <KnownNames text={data.document} names={data.names}>
          <FlowTree
            definition={data.definition}
            node={(node) => <FlowNodeFace node={node} />}
            branch={(branch, gateway) => <BranchFace branch={branch} gateway={gateway} />}
            start={<NodeFace type="start" title={t('flows.start')} />}
            end={<NodeFace type="end" title={t('flows.end')} />}
          />
        </KnownNames>
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
