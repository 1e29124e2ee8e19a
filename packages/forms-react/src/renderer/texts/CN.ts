/** What the renderer says itself; what is wrong with values is said by the engine. CN is the source of the keys. */
const CN = {
  invalid: '有{count}项填写不正确',
  waiting: '数据尚未加载完成，请稍后再试',
  sensitive: '敏感信息',
  unknownType: '暂不支持的控件“{type}”',
  sourceGone: '选项来源“{source}”已不存在，请联系管理员',
  yes: '是',
  no: '否',
  number: '序号',
  actions: '操作',
  addRow: '增加',
  copyRow: '复制添加',
  removeRow: '删除该行',
  noRows: '暂无数据',
  row: '第{n}行',
  fileFailed: '文件上传失败',
  imageFailed: '图片上传失败',
  dropFile: '单击或拖动文件到此区域',
  retry: '重试',
  abort: '取消上传',
  downloadFailed: '文件下载失败',
  failed: '操作失败',
  editorTools: '格式工具栏',
  bold: '加粗',
  italic: '斜体',
  underline: '下划线',
  strike: '删除线',
  heading: '标题',
  bulletList: '无序列表',
  orderedList: '有序列表',
  quote: '引用',
  link: '链接',
  linkAddress: '链接地址',
  clearFormat: '清除格式',
  undo: '撤销',
  redo: '重做',
  confirm: '确定',
} as const

export type TextKey = keyof typeof CN
export type Texts = Readonly<Record<TextKey, string>>

export default CN
