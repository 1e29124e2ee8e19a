-- The English name did not fit the side menu; whoever has chosen another keeps theirs.
update menu set title_us = 'Approval Flows' where title_us = 'Approval Flow Management';
update permission set name_us = 'Approval Flows' where name_us = 'Approval Flow Management';
