-- Nothing awaits approval in an application that was not submitted. Where an administrator chose another word it stays.
update dict_data set label_cn = '草稿', label_hk = '草稿', label_us = 'Draft', color = 'default', version = version + 1
where dict_code = 'video_status' and value = '1' and label_cn = '待审批' and label_us = 'Pending Approval';
