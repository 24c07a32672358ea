// Sends the outcome of the verification to the window that opened this one, and closes.

const outcome = document.querySelector('[data-tell]');
if (outcome) {
  window.opener?.postMessage(JSON.parse(outcome.dataset.tell), outcome.dataset.origin);
  window.close();
}
