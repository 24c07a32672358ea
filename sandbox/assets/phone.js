// Tells the window that opened this one what became of the verification, and closes.

const outcome = document.querySelector('[data-tell]');
if (outcome) {
  window.opener?.postMessage(JSON.parse(outcome.dataset.tell), outcome.dataset.origin);
  window.close();
}
