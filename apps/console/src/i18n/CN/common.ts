export default {
  language: '语言',
  cancel: '取消',
  save: '保存',
  retry: '重试',
  all: '全部',
  more: '加载更多',
  busy: '处理中',
  required: '请填写{field}',
  done: '操作成功',
  saved: '保存成功',
  deleted: '删除成功',
} as const
