// The page works without this script. It counts down, copies, groups a card's digits, follows changes made elsewhere, and leads
// back to the merchant.

const POLL_EVERY_MS = 3000;
const RETURN_AFTER_MS = 4000;
const LOOK_AGAIN_AFTER_MS = 2500;
const SOON_SECONDS = 120;

countDown(document.querySelector('[data-expires]'));
groupDigits(document.querySelector('[data-card]'));
followState(document.querySelector('[data-state-url]'));
returnToMerchant(document.querySelector('[data-return]'));
watchDeliveries(document.querySelector('.drawer[data-waiting]'));
for (const button of document.querySelectorAll('[data-copy]')) button.addEventListener('click', () => copy(button));
for (const form of document.forms) form.addEventListener('submit', (event) => refuseSecondPress(event, form));

function countDown(element) {
  if (!element) return;
  const expires = Number(element.dataset.expires);
  const show = () => {
    const left = Math.max(0, Math.round((expires - Date.now()) / 1000));
    element.textContent = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':');
    element.classList.toggle('soon', left < SOON_SECONDS);
  };
  show();
  setInterval(show, 1000);
}

function groupDigits(input) {
  input?.addEventListener('input', () => {
    const digits = input.value.replaceAll(/\D/g, '').slice(0, 19);
    input.value = digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  });
}

function followState(main) {
  if (!main) return;
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch(main.dataset.stateUrl).then(
      (response) => response.json(),
      () => null,
    );
    if (answer && `${answer.state} ${answer.declines}` !== main.dataset.state) location.reload();
  }, POLL_EVERY_MS);
}

function returnToMerchant(section) {
  if (section) setTimeout(() => location.assign(section.dataset.return), RETURN_AFTER_MS);
}

function watchDeliveries(drawer) {
  if (drawer && !document.querySelector('[data-state-url]')) {
    setInterval(() => drawer.open && !document.hidden && location.reload(), LOOK_AGAIN_AFTER_MS);
  }
}

async function copy(button) {
  const label = button.querySelector('span');
  const before = label.textContent;
  await navigator.clipboard.writeText(button.dataset.copy);
  label.textContent = document.querySelector('[data-copied]').dataset.copied;
  setTimeout(() => (label.textContent = before), 1500);
}

function refuseSecondPress(event, form) {
  if (form.getAttribute('aria-busy') === 'true') event.preventDefault();
  form.setAttribute('aria-busy', 'true');
}
