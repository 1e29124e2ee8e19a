import VersionDrawer from '@shouya/console/versions/VersionDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { flows } from './flowList.ts'
import FlowTree from './tree/FlowTree.tsx'
import NodeFace from './tree/NodeFace.tsx'
import BranchFace from './words/BranchFace.tsx'
import FlowNodeFace from './words/FlowNodeFace.tsx'
import KnownNames from './words/KnownNames.tsx'

/** One version as a drawing. */
export default function FlowVersion(version: { id: number; version_no: number; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <VersionDrawer noun={flows} {...version}>
      {({ definition, document, names }) => (
        <KnownNames text={document} names={names}>
          <FlowTree
            definition={definition}
            node={(node) => <FlowNodeFace node={node} />}
            branch={(branch, gateway) => <BranchFace branch={branch} gateway={gateway} />}
            start={<NodeFace type="start" title={t('flow.start')} />}
            end={<NodeFace type="end" title={t('flow.end')} />}
          />
        </KnownNames>
      )}
    </VersionDrawer>
  )
}
