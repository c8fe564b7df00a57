-- Pictures that stand in a text are shown by it, as the one above the text is.
select plan(9);
select tests.person('tomas', 'manager');
select tests.owner();

select is(private.pictures_in('No picture, and /content-images/nothing/960.webp'), '{}', 'a text without pictures has none');
select is(private.pictures_in(format('![A](/storage/v1/object/public/content-images/%1$s/960.webp#960x540-480-960) and ![B](https://x.example/storage/v1/object/public/content-images/%1$s/480.jpg)', tests.id('one'))),
  array[tests.id('one')::text], 'each picture of a text counts once, wherever the text says that it lies');
select is(cardinality(private.pictures_in(format('/content-images/%s/1.webp /content-images/%s/1.webp', tests.id('one'), tests.id('two')))), 2, 'and every one');

insert into posts (slug, title, body) values ('with-picture', 'With a picture', format('![A](/storage/v1/object/public/content-images/%s/480.webp#480x270-480)', tests.id('in post')));
insert into resources (id, slug, kind, title) values (tests.id('resource'), 'with-picture', 'guide', 'With a picture');
insert into resource_contents (resource_id, body) values (tests.id('resource'), format('![A](/storage/v1/object/public/content-images/%s/480.webp#480x270-480)', tests.id('in resource')));
select ok(private.shows_image(tests.id('in post') || '/480.webp'), 'a picture in the text of a post is shown');
select ok(private.shows_image(tests.id('in resource') || '/480.webp'), 'and one inside of a resource');
select ok(not private.shows_image(tests.id('nowhere') || '/480.webp'), 'and one that stands nowhere is not');

insert into storage.objects (bucket_id, name, created_at) select 'content-images', tests.id(place) || '/480.webp', now() - interval '2 days'
from unnest(array['in post', 'in resource', 'nowhere']) as place;
select set_eq($$ select orphan from orphaned_images(100) as orphan where orphan like any (array(select tests.id(place) || '%' from unnest(array['in post', 'in resource', 'nowhere']) as place)) $$,
  array[tests.id('nowhere') || '/480.webp'], 'only what stands nowhere is swept up');

select tests.sign_in('tomas');
delete from storage.objects where name = tests.id('in post') || '/480.webp';
update posts set body = '' where slug = 'with-picture';
select tests.owner();
select isnt_empty($$ select 1 from storage.objects where name = tests.id('in post') || '/480.webp' $$, 'nobody takes away a picture that a text shows');
select ok(not private.shows_image(tests.id('in post') || '/480.webp'), 'once the text is without it, it is shown no more');
select * from finish();
