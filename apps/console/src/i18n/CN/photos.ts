export default {
  add: '添加照片',
  remove: '删除第 {n} 张照片',
  nth: '第 {n} 张照片',
  unreadable: '无法读取该图片，请换一张',
  none: '无照片',
} as const
