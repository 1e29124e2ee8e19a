import VersionDrawer from '@shouya/console/versions/VersionDrawer.tsx'
import { useTranslation } from 'react-i18next'
import BranchFace from './designer/words/BranchFace.tsx'
import FlowNodeFace from './designer/words/FlowNodeFace.tsx'
import KnownNames from './designer/words/KnownNames.tsx'
import { flows } from './flows.ts'
import FlowTree from './tree/FlowTree.tsx'
import NodeFace from './tree/NodeFace.tsx'

/** One version as it is drawn. */
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
            start={<NodeFace type="start" title={t('flows.start')} />}
            end={<NodeFace type="end" title={t('flows.end')} />}
          />
        </KnownNames>
      )}
    </VersionDrawer>
  )
}
