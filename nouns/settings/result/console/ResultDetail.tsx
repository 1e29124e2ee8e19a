import { DownloadOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import { download } from '@shouya/console/ui/download.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useActionWord } from '@shouya/console/ui/useActionWord.ts'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import ResultReasons from './ResultReasons.tsx'
import { resultLooks } from './resultList.ts'

type Props = { id: number; of: 'export' | 'operation'; onClose: () => void }

/** One result: what was done, what was not and why, and the way on. */
export default function ResultDetail({ id, of, onClose }: Props) {
  const { t } = useTranslation()
  const word = useActionWord()
  const { data, ...read } = useRead('Result/Get', { id, of })
  const title = data && (
    <Space wrap>
      {data.name ?? word(data.action)}
      <StatusTag kind={resultLooks[data.state]}>{t(`result.state.${data.state}`)}</StatusTag>
    </Space>
  )
  const { file, link } = data ?? { file: null, link: null }
  const actions = (
    <>
      {file && (
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => download(file.url, file.name)}>
          {t(of === 'export' ? 'result.file' : 'result.errorFile')}
        </Button>
      )}
      {link && (
        <Button icon={<UnorderedListOutlined aria-hidden="true" />} onClick={() => openTab(link)}>
          {t('result.toList')}
        </Button>
      )}
    </>
  )
  return (
    <DetailDrawer title={title ?? t('result.title')} actions={actions} read={read} onClose={onClose}>
      {data && (
        <>
          <Details
            items={[
              { label: t('result.type'), value: t(`result.kind.${data.kind}`) },
              { label: t('result.time'), value: data.create_time },
              { label: t('result.status'), value: t('result.counts', data), wide: true },
            ]}
          />
          <ResultReasons result={data} />
        </>
      )}
    </DetailDrawer>
  )
}
