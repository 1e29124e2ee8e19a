import { SearchOutlined } from '@ant-design/icons'
import { Empty, Input, Tree } from 'antd'
import { useMemo, useState } from 'react'
import { useDesigner, useDocument, useStore, useText } from '../DesignerContext.ts'
import { FieldIcon } from '../FieldIcon.tsx'
import { outlineNodes } from './outlineNodes.ts'

/** All fields as a tree, searchable by label or model, for selecting. */
export function Outline() {
  const store = useStore()
  const t = useText()
  const document = useDocument()
  const [search, setSearch] = useState('')
  const selection = useDesigner((state) => state.selection)
  const nodes = useMemo(() => outlineNodes(document, search, store.lang), [document, search, store.lang])
  return (
    <div className="fd-outline">
      <Input
        prefix={<SearchOutlined aria-hidden="true" />}
        allowClear
        aria-label={t('outline.search')}
        placeholder={t('outline.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {nodes.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('outline.nothing')} />
      ) : (
        <Tree
          blockNode
          multiple
          virtual
          defaultExpandAll
          key={search}
          selectedKeys={[...selection]}
          treeData={nodes}
          titleRender={({ title, data }) => (
            <span className="fd-outline-title" title={data.model}>
              <FieldIcon type={data.type} />
              {title}
            </span>
          )}
          onSelect={(_, { node, nativeEvent }) => {
            const id = String(node.key)
            if (nativeEvent.ctrlKey || nativeEvent.metaKey) store.toggle(id)
            else if (nativeEvent.shiftKey) store.extendTo(id)
            else store.choose([id])
          }}
          onMouseEnter={({ node }) => store.hover(String(node.key))}
          onMouseLeave={() => store.hover(null)}
        />
      )}
    </div>
  )
}
